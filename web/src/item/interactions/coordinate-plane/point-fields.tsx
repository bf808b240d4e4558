import { PlaceField } from '../drawing/place-field.tsx'
import { TypeInstead } from '../drawing/type-instead.tsx'
import { useTypedNumbers } from '../drawing/use-typed-numbers.ts'
import { typedPoints } from './plane-form.ts'
import { type Plane, type Points, pointsWanted } from './plane-points.ts'
import { axisNames, pointName } from './format-plane.ts'

/** Text fields for the points, two for each. */
export function PointFields({
  plane,
  points,
  isLocked,
  onType,
}: {
  plane: Plane
  points: Points
  isLocked: boolean
  onType: (points: Points) => void
}) {
  const wanted = pointsWanted(plane)
  const { texts, keep } = useTypedNumbers(points.flat(), wanted * 2)
  const { problems } = typedPoints(plane, texts)

  function type(field: number, text: string) {
    const next = texts.map((old, other) => (other === field ? text : old))
    const typed = typedPoints(plane, next)
    keep(next, typed.points.flat())
    onType(typed.points)
  }

  return (
    <TypeInstead>
      <div className="grid max-w-2xl gap-x-8 gap-y-4 sm:grid-cols-2">
        {Array.from({ length: wanted }, (_, point) => (
          <fieldset key={point} className="min-w-0">
            <legend className="mb-1 font-semibold">{pointName(plane, point)}</legend>
            <div className="grid grid-cols-2 items-start gap-3">
              {axisNames(plane).map((name, axis) => {
                const field = point * 2 + axis
                return (
                  <PlaceField
                    key={name}
                    label={name}
                    text={texts[field] ?? ''}
                    problem={problems[field] ?? null}
                    isLocked={isLocked}
                    onType={(typed) => type(field, typed)}
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </TypeInstead>
  )
}
