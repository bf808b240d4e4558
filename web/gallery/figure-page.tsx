import { type Family, families } from './families.ts'
import { FigureCard } from './figure-card.tsx'
import { slugOf } from './slug.ts'
import { useLoaded } from './use-loaded.ts'

/** Every sample of a family, grouped by kind. */
export function FigurePage({ family, name }: { family: Family; name: string }) {
  const samples = useLoaded(families[family])
  if (samples === null) return <p className="mt-4">Loading</p>
  const shown = samples.filter((sample) => sample.name.includes(name))
  return (
    <div data-ready>
      {shown.length === 0 && <p className="mt-4">No samples.</p>}
      {[...Map.groupBy(shown, ({ figure }) => figure.kind)].map(([kind, samplesOfKind]) => (
        <section key={kind} aria-labelledby={slugOf(kind)} className="gallery-part">
          <h2 id={slugOf(kind)} className="text-2xl font-bold">
            {kind}
          </h2>
          {samplesOfKind.map((sample) => (
            <FigureCard key={sample.name} sample={sample} />
          ))}
        </section>
      ))}
    </div>
  )
}
