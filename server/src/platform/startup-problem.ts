/**
 * Why the server cannot start, written for the person who started it. It is printed without a stack trace, and the
 * process ends with code 1.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
