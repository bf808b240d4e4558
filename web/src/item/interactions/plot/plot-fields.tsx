import { PlaceField } from '../drawing/place-field.tsx'
import { TypeInstead } from '../drawing/type-instead.tsx'
import { useTypedNumbers } from '../drawing/use-typed-numbers.ts'
import type { TypedPlot } from './typed-plot.ts'

/** The same display as text fields, one for each number. */
export function PlotFields({
  labels,
  values,
  isLocked,
  read,
  onType,
}: {
  labels: readonly string[]
  values: readonly number[]
  isLocked: boolean
  read: (texts: readonly string[]) => TypedPlot
  onType: (values: readonly number[]) => void
}) {
  const { texts, keep } = useTypedNumbers(values, labels.length)
  const { problems } = read(texts)

  function type(index: number, text: string) {
    const next = texts.map((old, other) => (other === index ? text : old))
    const typed = read(next)
    keep(next, typed.values)
    onType(typed.values)
  }

  return (
    <TypeInstead>
      <div className="grid max-w-xl grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {texts.map((text, index) => (
          <PlaceField
            key={labels[index]}
            label={labels[index] ?? ''}
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
