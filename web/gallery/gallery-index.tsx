import { useLoaded } from './use-loaded.ts'
import { families } from './families.ts'
import { componentNames } from './component-names.ts'
import { addressOf, familyNames, interactionKinds, type Route } from './route.ts'
import { slugOf } from './slug.ts'
import { SampleBoundary } from './sample-boundary.tsx'

/** Links to the design system's components, the figure families, and the interactions. */
export function GalleryIndex({ route }: { route: Route }) {
  return (
    <div data-ready>
      <h2 className="gallery-part text-2xl font-bold">Components</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {componentNames.map((component) => (
          <li key={component}>
            <a href={addressOf({ ...route, component })} className="underline underline-offset-4">
              {component}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="gallery-part text-2xl font-bold">Figures</h2>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {familyNames.map((family) => (
          <section key={family} aria-labelledby={family}>
            <h3 id={family} className="text-lg font-semibold">
              <a href={addressOf({ ...route, family })} className="underline underline-offset-4">
                {family}
              </a>
            </h3>
            <SampleBoundary name={family}>
              <FamilyKinds load={families[family]} address={addressOf({ ...route, family })} />
            </SampleBoundary>
          </section>
        ))}
      </div>
      <h2 className="gallery-part text-2xl font-bold">Interactions</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {interactionKinds.map((interaction) => (
          <li key={interaction}>
            <a href={addressOf({ ...route, interaction })} className="underline underline-offset-4">
              {interaction}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FamilyKinds({ load, address }: { load: (typeof families)[keyof typeof families]; address: string }) {
  const samples = useLoaded(load) ?? []
  const counts = new Map<string, number>()
  for (const { figure } of samples) counts.set(figure.kind, (counts.get(figure.kind) ?? 0) + 1)
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {[...counts].map(([kind, count]) => (
        <li key={kind}>
          <a
            href={`${address}#${slugOf(kind)}`}
            className="underline decoration-line-strong underline-offset-4"
          >
            {kind}
          </a>{' '}
          {count}
        </li>
      ))}
    </ul>
  )
}
