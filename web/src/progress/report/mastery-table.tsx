import { Link } from 'wouter'
import { certaintyInShort } from '../../ui/certainty.ts'
import { MasteryMark } from '../../ui/mastery-mark.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { enoughAnswers, type MasteryRow } from './mastery-rows.ts'

/** On a phone the table's rows stack: skill, then mastery; the answers behind it stand under the bar. */
export function MasteryTable({ rows }: { readonly rows: readonly MasteryRow[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Mastery of each skill you have practiced, weakest first</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="px-5 py-3 font-medium sm:px-7">
            Skill
          </th>
          <th scope="col" className="w-2/5 px-5 py-3 font-medium">
            Mastery
          </th>
          <th scope="col" className="px-5 py-3 font-medium whitespace-nowrap sm:px-7">
            Last practiced
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.skill.id} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ skill, standing, hasEnough }: MasteryRow) {
  const percent = Math.round(standing.masteryLevel)
  const answers = `${standing.answered} ${standing.answered === 1 ? 'answer' : 'answers'}`
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-col max-sm:py-3">
      <th scope="row" className="px-5 py-1.5 font-normal sm:px-7 sm:py-4">
        <Link
          href={`/skills/${skill.id}/modules`}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {skill.name}
        </Link>
        <span className="block text-sm text-ink-soft">
          {gradeName(skill.gradeLevel)} {skill.subject}
        </span>
      </th>
      <td className="px-5 py-1.5 sm:py-4">
        {hasEnough ? (
          <>
            <span className="flex items-center gap-3">
              <ProgressBar label={`Mastery of ${skill.name}`} value={percent} tone={skill.subject} />
              <span className="w-12 shrink-0 text-end font-semibold tabular-nums">{percent}%</span>
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              from {answers}, {certaintyInShort[standing.certainty]}
              <MasteryMark mastered={standing.mastered} isDue={standing.isDue} />
            </span>
          </>
        ) : (
          <span className="text-ink-soft">
            Not enough data yet: {answers} so far, {enoughAnswers} needed.
          </span>
        )}
      </td>
      <td className="px-5 py-1.5 text-sm text-ink-soft sm:px-7 sm:py-4 sm:text-base">
        <span className="sm:hidden">Last practiced </span>
        <time dateTime={standing.lastPractisedAt}>
          {new Date(standing.lastPractisedAt).toLocaleDateString('en', { month: 'short', day: 'numeric' })}
        </time>
      </td>
    </tr>
  )
}
