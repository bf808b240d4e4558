import { createInterface } from 'node:readline'
import { createEngine } from '@skills-center/learner/engine'
import { replyTo } from './learner-replies.ts'

/**
 * `npm run --silent learner:stdio`: runs the learner model over standard input and output, for a test bench in any
 * language. Reads one JSON request a line and writes one reply a line. Ends at `{"cmd":"quit"}` or at the end of input.
 */
const engine = createEngine()
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity, terminal: false })
let hasQuit = false
let isWaiting = false

lines.on('line', (line) => {
  // Lines that were read in the same chunk as `quit` still arrive afterwards.
  if (hasQuit || line.trim() === '') return
  const reply = replyTo(engine, line)
  if (reply === undefined) {
    hasQuit = true
    lines.close()
    process.stdin.destroy()
  } else if (!process.stdout.write(`${reply}\n`) && !isWaiting) {
    // The reader is slower than its requests: stop reading until the replies drain. Lines already read still get
    // replies.
    isWaiting = true
    lines.pause()
    process.stdout.once('drain', () => {
      isWaiting = false
      lines.resume()
    })
  }
})

// The program that reads the replies has exited.
process.stdout.on('error', () => process.exit(0))
