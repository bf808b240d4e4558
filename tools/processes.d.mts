export const root: string
export const ownNode: string
export function npmCommand(): { file: string; first: string[]; shell: boolean }
export function runNode(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number>
