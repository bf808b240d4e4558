import { Check, PencilLine, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../../language/messages.ts'
import { WrittenAnswer } from '../../written-answer.tsx'

/** The look of a line: open before it is judged; beside if it follows only from a line that does not follow. */
export type LineLook = 'open' | 'follows' | 'beside' | 'finished' | 'wrong' | 'unreadable'

const frames: Record<LineLook, string> = {
  open: 'border-line-strong bg-surface',
  follows: 'border-line bg-surface',
  beside: 'border-line bg-surface',
  finished: 'border-correct bg-correct-soft',
  wrong: 'border-incorrect bg-incorrect-soft',
  unreadable: 'border-warm bg-warm-soft',
}

const signs: Record<LineLook, ReactNode> = {
  open: null,
  follows: <Check className="size-5 text-correct" strokeWidth={3} />,
  beside: <Check className="size-5 text-ink-soft" strokeWidth={2.5} />,
  finished: <Check className="size-6 text-correct" strokeWidth={3.5} />,
  wrong: <X className="size-6 text-incorrect" strokeWidth={3} />,
  unreadable: <PencilLine className="size-5 text-warm" strokeWidth={2.5} />,
}

interface LineShown {
  /** From 1. */
  place: number
  look: LineLook
  /** How it was read, as plain text; null if unknown. */
  echo: string | null
  /** A note in its margin. */
  setAside: string
  verdict: string
  notes: readonly string[]
  /** The id of the feedback below it. */
  noteId: string
}

/** One line of work. Typed text becomes typeset math when the line loses focus. */
export function StepLine({
  place,
  look,
  echo,
  setAside,
  verdict,
  notes,
  noteId,
  text,
  isWaiting,
  ...field
}: LineShown & {
  text: string
  /** The answer begins in another line. */
  isWaiting: boolean
} & Pick<
    ComponentProps<'input'>,
    'id' | 'ref' | 'readOnly' | 'onChange' | 'onKeyDown' | 'onPaste' | 'onFocus' | 'onBlur'
  >) {
  const isTypeset = echo !== null && text.trim() !== ''
  return (
    <li
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2"
      data-later={isWaiting || undefined}
    >
      <PlaceNumber place={place} />
      <div
        className={`ring-of-control group flex min-h-13 items-center gap-2 rounded-lg border-2 px-3 transition-colors duration-150 focus-within:border-action ${frames[look]}`}
      >
        <div className="grid min-w-0 flex-1 items-center">
          <input
            {...field}
            type="text"
            inputMode="text"
            enterKeyHint="next"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            aria-label={t('item/step-line', { place })}
            aria-describedby={noteId}
            aria-invalid={look === 'wrong' || look === 'unreadable' || undefined}
            className={`w-full min-w-0 bg-transparent py-2 text-xl font-semibold tabular-nums outline-none [grid-area:1/1] ${isTypeset ? 'not-focus:opacity-0' : ''}`}
          />
          {isTypeset && (
            <Typeset
              echo={echo}
              setAside={setAside}
              className="pointer-events-none group-focus-within:invisible"
            />
          )}
        </div>
        <span aria-hidden className="shrink-0">
          {signs[look]}
        </span>
      </div>
      <Notes id={noteId} look={look} verdict={verdict} notes={notes} />
    </li>
  )
}

/** A read-only line. */
export function ClosedLine({
  place,
  look,
  echo,
  setAside,
  verdict,
  notes,
  noteId,
  text,
}: LineShown & { text: string }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2">
      <PlaceNumber place={place} />
      <div className={`flex min-h-13 items-center gap-2 rounded-lg border-2 px-3 ${frames[look]}`}>
        <div className="min-w-0 flex-1">
          {echo === null ? (
            <span className="text-xl font-semibold wrap-anywhere">{text}</span>
          ) : (
            <Typeset echo={echo} setAside={setAside} />
          )}
        </div>
        <span aria-hidden className="shrink-0">
          {signs[look]}
        </span>
      </div>
      <Notes id={noteId} look={look} verdict={verdict} notes={notes} />
    </li>
  )
}

/** A given line to start from. */
export function GivenLine({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
      <div className="col-start-2 overflow-x-auto border-2 border-transparent px-3 py-1 text-xl font-semibold">
        {children}
      </div>
    </li>
  )
}

const PlaceNumber = ({ place }: { place: number }) => (
  <span aria-hidden className="pt-4 text-end text-sm text-ink-soft tabular-nums">
    {place}
  </span>
)

function Typeset({ echo, setAside, className = '' }: { echo: string; setAside: string; className?: string }) {
  return (
    <div
      aria-hidden={className !== '' || undefined}
      className={`overflow-x-auto py-2 text-xl font-semibold [grid-area:1/1] ${className}`}
    >
      <WrittenAnswer text={echo} isAlgebra />
      {setAside !== '' && <span className="ms-4 text-base font-normal text-ink-soft">{setAside}</span>}
    </div>
  )
}

function Notes({ id, look, verdict, notes }: Pick<LineShown, 'look' | 'verdict' | 'notes'> & { id: string }) {
  const isShown = look === 'wrong' || look === 'unreadable' || look === 'finished'
  return (
    <div id={id} className="col-start-2 px-3 text-base empty:hidden not-empty:pt-1">
      {look !== 'open' && <p className={isShown ? `font-semibold ${tones[look]}` : 'sr-only'}>{verdict}</p>}
      {look !== 'open' &&
        notes.map((note) => (
          <p key={note} className="max-w-prose">
            {note}
          </p>
        ))}
    </div>
  )
}

const tones = { wrong: 'text-incorrect', unreadable: 'text-warm', finished: 'text-correct' } as const
