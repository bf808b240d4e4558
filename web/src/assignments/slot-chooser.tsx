import { drawOwnSlot, drawSlots, maxSlots, type ShownSlot } from '@skills-center/contract/assignments/slots'
import type { GradeLevel } from '@skills-center/contract/ids'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { AddQuestions, type Wish } from './add-questions.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { SlotCard } from './slot-card.tsx'

interface SlotChooserProps {
  readonly gradeLevel: GradeLevel
  readonly isSame: boolean
  readonly slots: readonly ShownSlot[]
  readonly onChange: (slots: ShownSlot[]) => void
}

/** Which cards are one and the same on the page: a question that takes another one’s place has its card too. */
const cards = new WeakMap<ShownSlot, string>()

function cardOf(shown: ShownSlot): string {
  return cards.get(shown) ?? shown.slot.handle
}

/** What would come in the place of a question: another one like it. */
const likeIt = ({ slot }: ShownSlot): Wish =>
  slot.questionId === null
    ? { kind: 'generated', skillId: slot.skillId, level: slot.level, count: 1 }
    : { kind: 'own', questionId: slot.questionId }

/** The questions of a fixed set: drawn by skill and level, or the teacher’s own; each can be swapped, moved, taken out. */
export function SlotChooser({ gradeLevel, isSame, slots, onChange }: SlotChooserProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const draw = useMutation({
    mutationFn: async ({ wish }: { readonly wish: Wish; readonly place?: number }) => {
      const besides = slots.map(({ slot }) => slot.handle)
      if (wish.kind === 'own')
        return [await call(drawOwnSlot, { body: { questionId: wish.questionId, besides } })]
      const { skillId, level, count } = wish
      return call(drawSlots, { body: { skillId, level, count, besides } })
    },
    onSuccess(drawn, { place }) {
      const [other] = drawn
      const before = place === undefined ? undefined : slots[place]
      if (place === undefined) {
        onChange([...slots, ...drawn])
        setSaid(
          t('assignments/questions-were-added', {
            count: drawn.length,
          }),
        )
      } else if (other !== undefined && before !== undefined) {
        cards.set(other, cardOf(before))
        onChange(slots.with(place, other))
        setSaid(t('assignments/question-place-is-another-one-now', { place: place + 1 }))
      }
    },
  })
  // The set stays as it is while a question is on its way into it.
  const unlessBusy = (act: () => void) => () => {
    if (!draw.isPending) act()
  }
  function move(place: number, by: -1 | 1) {
    const [from, to] = [slots[place], slots[place + by]]
    if (from === undefined || to === undefined) return
    onChange(slots.with(place, to).with(place + by, from))
    setSaid(t('assignments/question-from-is-question-to-now', { from: place + 1, to: place + by + 1 }))
  }
  function removeSlot(place: number) {
    onChange(slots.toSpliced(place, 1))
    setSaid(t('assignments/question-place-was-taken-out', { place: place + 1 }))
    heading.current?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('assignments/questions-of-the-set')}
      </h2>
      <p className="-mt-2 text-sm text-ink-soft">
        {isSame
          ? t('assignments/everyone-gets-these-very-questions')
          : t('assignments/everyone-gets-questions')}
      </p>
      {slots.length > 0 && (
        <ol aria-label={t('assignments/questions-of-the-set')} className="flex flex-col gap-3">
          {slots.map((shown, place) => (
            <SlotCard
              key={cardOf(shown)}
              shown={shown}
              number={place + 1}
              isFirst={place === 0}
              isLast={place === slots.length - 1}
              isSwapping={draw.isPending && draw.variables.place === place}
              onSwap={unlessBusy(() => draw.mutate({ wish: likeIt(shown), place }))}
              onUp={unlessBusy(() => move(place, -1))}
              onDown={unlessBusy(() => move(place, 1))}
              onRemove={unlessBusy(() => removeSlot(place))}
            />
          ))}
        </ol>
      )}
      {slots.length >= maxSlots ? (
        <p className="text-ink-soft">{t('assignments/most-for-one-set')}</p>
      ) : (
        <AddQuestions
          gradeLevel={gradeLevel}
          room={maxSlots - slots.length}
          isBusy={draw.isPending && draw.variables.place === undefined}
          onAdd={(wish) => unlessBusy(() => draw.mutate({ wish }))()}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <MutationError error={draw.error} />
    </div>
  )
}
