import { parseArgs } from 'node:util'
import { practiceOnBadNetwork } from '../e2e/bad-network/run.ts'
import { ensureBuilt } from '../tools/build.mjs'

/**
 * `npm run bench:network -- --minutes 10`: a browser practices over a network that loses, delays, duplicates, and
 * reorders requests, while the server is killed and restarted every two minutes. Then checks that every submitted
 * answer is in the database.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '20261' } },
})
const minutes = Number(values.minutes)
const kills = Math.max(1, Math.floor(minutes / 2))
if (!(await ensureBuilt())) throw new Error('The pages could not be built.')
console.log(`Practicing for ${minutes} minutes; the server is killed ${kills} times …`)
const report = await practiceOnBadNetwork({ seconds: minutes * 60, kills, seed: Number(values.seed) })

const { given, harms, unserved, submissions, stored, figures } = report
const isWhole =
  stored.missing.length === 0 &&
  stored.wrong.length === 0 &&
  submissions.answers === given.answers &&
  stored.attempts === given.answers &&
  stored.deferrals === given.putOff &&
  figures.every(({ attempts, shown }) => attempts === shown)
console.log(
  [
    '',
    '| what was done to a request | times |',
    '|---|---|',
    ...Object.entries(harms).map(([harm, times]) => `| ${harm} | ${times} |`),
    `| found no server | ${unserved} |`,
    `| server killed (kill -9) and started again | ${report.kills} |`,
    '',
    '| count | given | left the browser | in the database |',
    '|---|---|---|---|',
    `| answers | ${given.answers} | ${submissions.answers} | ${stored.attempts} |`,
    `| “I haven’t learned this yet” | ${given.putOff} | ${submissions.putOff} | ${stored.deferrals} |`,
    '',
    `Missing: ${stored.missing.length}. Twice, or never given: ${stored.wrong.length}. Gone on from without a verdict: ${given.withoutVerdict}.`,
    '',
    '| figure | by the attempts | as the product shows it |',
    '|---|---|---|',
    ...figures.map(({ what, attempts, shown }) => `| ${what} | ${attempts} | ${shown} |`),
    '',
    isWhole ? 'Every answer exists exactly once.' : 'THE COUNTS DIFFER.',
  ].join('\n'),
)
process.exitCode = isWhole ? 0 : 1
