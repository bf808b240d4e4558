import { ShownItem } from '@skills-center/contract/item'
import { Response } from '@skills-center/contract/interaction'
import { ItemView } from '../src/item/item-view.tsx'
import { LiveQuestion } from './live-question.tsx'
import { SampleBoundary } from './sample-boundary.tsx'
import type { AnySample } from './samples.ts'
import { slugOf } from './slug.ts'
import type { State } from './states.ts'

const titles: Record<State, string> = {
  empty: 'Empty, to be answered here',
  filled: 'Filled in part, not checked',
  sent: 'On its way',
  retry: 'Wrong, with another try',
  wrong: 'Wrong and closed',
  right: 'Right',
  refused: 'Did not count',
}

/** A question in one of its states, in a card as on the practice screen. */
export function StateCard({ sample, state }: { sample: AnySample; state: State }) {
  const id = `${slugOf(sample.name)}-${state}`
  return (
    <article data-state={state} className="py-3" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="mb-2 text-base font-semibold text-ink-soft">
        {titles[state]} <span className="sr-only">({sample.name})</span>
      </h3>
      <Faults sample={sample} />
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <SampleBoundary name={`${sample.name}, ${state}`}>
          {state === 'empty' ? (
            <LiveQuestion id={id} sample={sample} />
          ) : (
            <ItemView {...viewOf(sample, state)} id={id} item={sample.item} messageId={`${id}-message`} />
          )}
        </SampleBoundary>
      </div>
    </article>
  )
}

const ignore = () => undefined

/** The props that the practice screen would pass to the question in this state. */
function viewOf({ states }: AnySample, state: Exclude<State, 'empty'>) {
  const still = { missed: [], rightResponse: null, onChange: ignore, onSubmit: ignore }
  switch (state) {
    case 'filled':
      return { ...still, response: states.filled, isLocked: false, mark: null }
    case 'sent':
      return { ...still, response: states.right, isLocked: true, mark: null }
    case 'retry':
      return {
        ...still,
        response: states.wrong,
        isLocked: false,
        mark: 'wrong' as const,
        missed: [states.wrong],
      }
    case 'wrong':
      return {
        ...still,
        response: states.wrong,
        isLocked: true,
        mark: 'wrong' as const,
        missed: [states.wrong],
        rightResponse: states.right,
      }
    case 'right':
      return {
        ...still,
        response: states.right,
        isLocked: true,
        mark: 'right' as const,
        rightResponse: states.right,
      }
    case 'refused':
      return {
        ...still,
        response: states.refused ?? states.filled,
        isLocked: false,
        mark: 'refused' as const,
      }
  }
}

/** Shows where a sample violates the contract. */
function Faults({ sample }: { sample: AnySample }) {
  const read = [
    ShownItem.safeParse(sample.item),
    ...Object.values(sample.states).map((each) => Response.safeParse(each)),
  ]
  const issues = read.flatMap((each) => each.error?.issues ?? [])
  if (issues.length === 0) return null
  return (
    <p data-broken={sample.name} className="mb-3 font-semibold text-incorrect">
      Not as the contract wants it:{' '}
      {issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}
    </p>
  )
}
