/**
 * Why the server cannot start, in sentences for the person who started it: printed as they are, without
 * a stack, before the process ends with code 1.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
