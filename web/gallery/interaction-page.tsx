import type { InteractionKind } from '@skills-center/contract/interaction'
import { interactions } from './interactions.ts'
import { SampleHeading } from './sample-heading.tsx'
import type { AnySample } from './samples.ts'
import { StateCard } from './state-card.tsx'
import { states, type State } from './states.ts'
import { useLoaded } from './use-loaded.ts'

/** Every sample of an interaction, in all of its states. */
export function InteractionPage({
  kind,
  name,
  state,
}: {
  kind: InteractionKind
  name: string
  state: State | undefined
}) {
  const samples: readonly AnySample[] | null = useLoaded<readonly AnySample[]>(interactions[kind])
  if (samples === null) return <p className="mt-4">Loading</p>
  const shown = samples.filter((sample) => sample.name.includes(name))
  return (
    <div data-ready>
      {shown.map((sample) => (
        <section key={sample.name} data-sample={sample.name} className="gallery-part gallery-sample">
          <SampleHeading as="h2" name={sample.name} />
          {statesOf(sample)
            .filter((each) => state === undefined || each === state)
            .map((each) => (
              <StateCard key={each} sample={sample} state={each} />
            ))}
        </section>
      ))}
    </div>
  )
}

const statesOf = (sample: AnySample): readonly State[] =>
  states.filter((state) => state !== 'refused' || sample.states.refused !== undefined)
