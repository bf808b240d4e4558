import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { VerdictSign } from '../verdict-sign.tsx'
import { OrderRail, PlaceNumber } from './order-rail.tsx'

/** A closed question: the given order, which cards were in place, and the right order beside it. */
export function ClosedOrder({
  interaction: { options, first, last },
  isShort,
  given,
  right,
  isRight,
}: {
  interaction: InteractionOf<'order'>
  isShort: boolean
  given: readonly string[]
  right: readonly string[]
  isRight: boolean
}) {
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? []
  return (
    <div className={isRight ? undefined : 'grid gap-x-8 gap-y-6 sm:grid-cols-2'}>
      <section>
        {!isRight && <h3 className="mb-3 text-lg font-bold">{t('item/your-order')}</h3>}
        <OrderRail first={first} last={last} isShort={isShort}>
          <ol className="grid gap-2">
            {given.map((id, index) => {
              const isInPlace = isRight || right[index] === id
              return (
                <li key={id} className="flex gap-2">
                  <PlaceNumber place={index} isStarted />
                  <div
                    className={`flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-md border-[1.5px] px-3 py-1.5 text-lg leading-snug ${
                      isInPlace
                        ? 'border-correct bg-correct-soft'
                        : 'border-dashed border-incorrect bg-incorrect-soft'
                    }`}
                  >
                    <VerdictSign
                      isRight={isInPlace}
                      says={
                        isInPlace
                          ? `${t('item/in-its-place')} `
                          : `${t('item/belongs-at-place', { place: right.indexOf(id) + 1 })} `
                      }
                    />
                    <span className="min-w-0">
                      <RichTextLine text={textOf(id)} />
                    </span>
                  </div>
                </li>
              )
            })}
          </ol>
        </OrderRail>
      </section>
      {!isRight && (
        <section>
          <h3 className="mb-3 text-lg font-bold">{t('item/right-order')}</h3>
          <OrderRail first={first} last={last} isShort={isShort}>
            <ol className="grid gap-2">
              {right.map((id, index) => (
                <li key={id} className="flex gap-2">
                  <PlaceNumber place={index} isStarted />
                  <div className="flex min-h-12 min-w-0 flex-1 items-center rounded-md border-[1.5px] border-correct bg-surface px-3 py-1.5 text-lg leading-snug">
                    <span className="min-w-0">
                      <RichTextLine text={textOf(id)} />
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </OrderRail>
        </section>
      )}
    </div>
  )
}
