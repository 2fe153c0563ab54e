import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '../src/plain.js'

test('takes accents off', () => {
  assert.equal(plain('Crème brûlée'), 'Creme brulee')
})

test('writes ligatures out', () => {
  assert.equal(plain('Straße, Œuvre, smørrebrød'), 'Strasse, OEuvre, smorrebrod')
})
