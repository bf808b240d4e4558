import { createInterface } from 'node:readline'
import { createEngine } from '@skills-center/learner/engine'
import { replyTo } from './learner-replies.ts'

/**
 * `npm run --silent learner:stdio`: the learner model over standard input and output, for a test bench in any
 * language. One request a line, as JSON, and one reply a line; ends at `{"cmd":"quit"}` or with the input.
 */
const engine = createEngine()
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity, terminal: false })
let hasQuit = false
let isWaiting = false

lines.on('line', (line) => {
  // Lines that were read together with the last one still come after the end.
  if (hasQuit || line.trim() === '') return
  const reply = replyTo(engine, line)
  if (reply === undefined) {
    hasQuit = true
    lines.close()
    process.stdin.destroy()
  } else if (!process.stdout.write(`${reply}\n`) && !isWaiting) {
    // Who asks faster than they read waits for their own replies; what was read already is still answered.
    isWaiting = true
    lines.pause()
    process.stdout.once('drain', () => {
      isWaiting = false
      lines.resume()
    })
  }
})

// A bench that stops reading has gone.
process.stdout.on('error', () => process.exit(0))
