import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { Movement } from './look-back.ts'

/** One skill: where its mastery stood, and where it stands. */
export function MovementRow({ movement: { skill, from, now } }: { movement: Movement }) {
  const moved = from === null ? null : now - from
  const [low, high] = [Math.min(from ?? 0, now), Math.max(from ?? 0, now)]
  const Icon = moved === null || moved > 0 ? ArrowUp : moved < 0 ? ArrowDown : Equal
  const isUp = moved === null || moved > 0
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{skill.name}</span>
        <span className="flex items-baseline gap-x-3 tabular-nums">
          <span className="text-ink-soft">
            {from === null ? (
              'not known before, now '
            ) : (
              <>
                {from}
                <span aria-hidden> → </span>
                <span className="sr-only"> then, now </span>
              </>
            )}
            <span className="font-display text-lg font-bold text-ink">{now}</span>
          </span>
          <span
            className={`inline-flex items-center gap-1 text-sm font-semibold ${isUp ? 'text-correct' : 'text-ink-soft'}`}
          >
            <Icon aria-hidden className="size-4" />
            {moved === null ? 'new' : moved === 0 ? 'the same' : moved > 0 ? `up ${moved}` : `down ${-moved}`}
          </span>
        </span>
      </div>
      {/* Up: what was gained stands out. Down: what is gone for now is left open. */}
      <div aria-hidden className="relative mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={`absolute inset-y-0 start-0 ${skill.subject === 'math' ? 'bg-math' : 'bg-science'}`}
          style={{ width: `${low}%` }}
        />
        <div
          className={`absolute inset-y-0 ${isUp ? 'bg-warm-vivid' : 'border-y-2 border-e-2 border-line-strong'}`}
          style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }}
        />
      </div>
    </li>
  )
}
