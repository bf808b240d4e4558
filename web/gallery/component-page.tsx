import type { ComponentName } from './component-names.ts'
import { components } from './components.ts'
import type { ShownComponent } from './components/shown.ts'
import { SampleBoundary } from './sample-boundary.tsx'
import { SampleHeading } from './sample-heading.tsx'
import { useLoaded } from './use-loaded.ts'

/** A component of the design system: when to use it, and each of its variants and states. */
export function ComponentPage({ component, name }: { component: ComponentName; name: string }) {
  const shown = useLoaded<ShownComponent>(components[component])
  if (shown === null) return <p className="mt-4">Loading</p>
  return (
    <div data-ready>
      <p className="mt-4 max-w-prose text-lg">{shown.when}</p>
      {shown.states
        .filter((state) => state.name.includes(name))
        .map(({ name: stateName, show: Show }) => (
          <section key={stateName} data-sample={stateName} className="gallery-part">
            <SampleHeading as="h2" name={stateName} />
            <SampleBoundary name={stateName}>
              <Show />
            </SampleBoundary>
          </section>
        ))}
    </div>
  )
}
