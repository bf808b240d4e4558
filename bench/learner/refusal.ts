import { existsSync, readFileSync } from 'node:fs'

/** What we were handed cannot be used: the message says to its author why. */
export class Refusal extends Error {}

/** Runs a command; a refusal ends it with a sentence, anything else with its trace. */
export async function orRefuse(run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The bytes of a file that somebody named. */
export function readNamed(path: string): Buffer {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`)
  return readFileSync(path)
}
