// Written by `npm run content:types` from the files that define a skill of the older form.
import type { Skill } from './skill.ts'

export const older: readonly Skill[] = [
]
