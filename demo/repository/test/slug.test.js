import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slug } from '../src/slug.js'

test('puts a dash between words', () => {
  assert.equal(slug('Hello world'), 'hello-world')
})

test('drops what a URL would have to escape', () => {
  assert.equal(slug('What?'), 'what')
  assert.equal(slug('50% off!'), '50-off')
})

test('drops the space around', () => {
  assert.equal(slug('  Hello  '), 'hello')
})

test('keeps dashes that are there', () => {
  assert.equal(slug('state-of-the-art'), 'state-of-the-art')
})
