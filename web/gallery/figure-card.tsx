import { Figure } from '@skills-center/contract/figure'
import { FigureView } from '../src/item/figures/figure-view.tsx'
import { type Spots, SpotsContext } from '../src/item/figures/spot.tsx'
import { letterOf } from '../src/item/interactions/option-keys.ts'
import { SampleBoundary } from './sample-boundary.tsx'
import { SampleHeading } from './sample-heading.tsx'
import type { FigureSample } from './samples.ts'

/** A figure in a card with the width of a question. */
export function FigureCard({ sample: { name, figure, spots } }: { sample: FigureSample }) {
  const read = Figure.safeParse(figure)
  return (
    <article data-sample={name} className="gallery-sample py-4">
      <SampleHeading as="h3" name={name} />
      {!read.success && (
        <p data-broken={name} className="mb-3 font-semibold text-incorrect">
          Not as the contract wants it:{' '}
          {read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}
        </p>
      )}
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <SampleBoundary name={name}>
          <SpotsContext value={spots === undefined ? null : lettered(spots)}>
            <FigureView figure={figure} />
          </SpotsContext>
        </SampleBoundary>
      </div>
    </article>
  )
}

const lettered = (ids: readonly string[]): Spots => ({
  letters: new Map(ids.map((id, index) => [id, letterOf(index)])),
  chosen: new Set(),
})
