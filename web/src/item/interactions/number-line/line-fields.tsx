import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { PlaceField } from '../drawing/place-field.tsx'
import { TypeInstead } from '../drawing/type-instead.tsx'
import { useTypedNumbers } from '../drawing/use-typed-numbers.ts'
import { type LineDraft, placesOf } from './line-draft.ts'
import { typedLine } from './line-form.ts'
import { endNames } from './format-line.ts'

/** Text fields for the drawing's places. */
export function LineFields({
  line,
  draft,
  isLocked,
  onType,
}: {
  line: InteractionOf<'number-line'>
  draft: LineDraft
  isLocked: boolean
  onType: (ats: readonly number[]) => void
}) {
  const { texts, keep } = useTypedNumbers(draft.ats, placesOf(line))
  const { problems } = typedLine(line, texts)

  function type(index: number, text: string) {
    const next = texts.map((old, other) => (other === index ? text : old))
    const { ats } = typedLine(line, next)
    keep(next, ats)
    onType(ats)
  }

  const names = {
    points: texts.map((_, index) => t('item/point-place', { place: index + 1 })),
    ray: [t('item/endpoint')],
    interval: endNames(),
  }
  return (
    <TypeInstead>
      <div className="grid max-w-md grid-cols-2 items-start gap-3">
        {texts.map((text, index) => (
          <PlaceField
            key={index}
            label={names[line.draws][index] ?? t('item/point')}
            text={text}
            problem={problems[index] ?? null}
            isLocked={isLocked}
            onType={(typed) => type(index, typed)}
          />
        ))}
      </div>
    </TypeInstead>
  )
}
