// Loaded into a worker by NODE_OPTIONS: a long story that is played in a minute. Pauses before another try are drawn
// near their shortest, and time runs five times as fast, so that checkpoints come as often between turns as they would.
const random = Math.random
Math.random = () => random() / 1_000

const clock = Date.now
const begun = clock()
Date.now = () => begun + (clock() - begun) * 5
