export const root: string
export const ownNode: string
export function nodePackageFor(
  platform: string,
  arch: string,
  locked: Readonly<Record<string, string>>,
): { name: string; version: string | undefined; isLocked: boolean }
export function npmCommand(): { file: string; first: string[]; shell: boolean }
export function runNode(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number>
