import { t } from '../../../language/messages.ts'
import { Dot } from './dot.tsx'
import { type Tone, tones } from './tones.ts'

/** What the drawings consist of. */
type Shows = 'dots' | 'lines' | 'both'

/** A legend that tells the student's drawing from the right one. */
export function AnswerKey({ own, right, shows }: { own: string; right: string; shows: Shows }) {
  return (
    <ul className="mt-3 space-y-1.5 text-base leading-snug">
      <Row tone="wrong" name={t('item/your-answer')} words={own} shows={shows} />
      <Row tone="right" name={t('item/right-answer-label')} words={right} shows={shows} />
    </ul>
  )
}

function Row({ tone, name, words, shows }: { tone: Tone; name: string; words: string; shows: Shows }) {
  const { stroke, isDashed } = tones[tone]
  return (
    <li className="flex items-start gap-2.5">
      <svg aria-hidden width={shows === 'dots' ? 22 : 44} height={22} className="mt-px shrink-0">
        {shows !== 'dots' && (
          <line
            x1={2}
            x2={42}
            y1={11}
            y2={11}
            strokeWidth={4}
            strokeDasharray={isDashed ? '7 4' : undefined}
            className={stroke}
          />
        )}
        {shows !== 'lines' && <Dot at={{ x: shows === 'dots' ? 11 : 22, y: 11 }} tone={tone} />}
      </svg>
      <p className="min-w-0">
        <span className={`font-semibold ${tone === 'right' ? 'text-correct' : 'text-incorrect'}`}>
          {name}:
        </span>{' '}
        {words}
      </p>
    </li>
  )
}
