import type { Accepted } from '../form/skill-from.ts'

/** The text of `accepted.gen.ts`, beside a skill of the folder `<subject>/grade-<n>/<id>`. */
export function acceptedText({ id, subject, gradeLevel, version, misconceptions }: Accepted): string {
  const accepted = { id, subject, gradeLevel, version, misconceptions }
  return [
    '// Written by `npm run content:accept`. The lesson names common mistakes in this order.',
    `import type { Accepted } from '../../../../form/skill-from.ts'`,
    '',
    `export const accepted: Accepted = ${JSON.stringify(accepted, null, 2)}`,
    '',
  ].join('\n')
}
