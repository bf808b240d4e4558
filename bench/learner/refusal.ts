import { existsSync, readFileSync } from 'node:fs'

/** Invalid input. The message tells its author why. */
export class Refusal extends Error {}

/** Runs a command. A refusal ends it with a one-sentence message, any other error with its stack trace. */
export async function orRefuse(run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Reads a file named on the command line. */
export function readNamed(path: string): Buffer {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`)
  return readFileSync(path)
}
