import type { TeacherActivity } from '@skills-center/contract/activities'
import { Card } from '../ui/card.tsx'

interface RoundListProps {
  readonly rounds: TeacherActivity['rounds']
}

const levels = { 1: 'Foundations', 2: 'At grade', 3: 'Stretch' } as const

/** How each question of an activity came out. */
export function RoundList({ rounds }: RoundListProps) {
  if (rounds.length === 0) return null
  return (
    <Card as="section" aria-labelledby="rounds">
      <h2 id="rounds" className="mb-3 text-2xl font-bold">
        All questions
      </h2>
      <table className="w-full text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 font-semibold">
              Question
            </th>
            <th scope="col" className="font-semibold">
              Level
            </th>
            <th scope="col" className="text-right font-semibold">
              Answered
            </th>
            <th scope="col" className="text-right font-semibold">
              Right
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rounds.map(({ round, level, answered, right }) => (
            <tr key={round} className="border-t border-line">
              <th scope="row" className="py-2 font-semibold">
                {round}
              </th>
              <td>{levels[level]}</td>
              <td className="text-right">{answered}</td>
              <td className="text-right">{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
