import { slugOf } from './slug.ts'

/** A sample's name as a link to itself, for sharing. */
export function SampleHeading({ as: Heading, name }: { as: 'h2' | 'h3'; name: string }) {
  return (
    <Heading id={slugOf(name)} className="mb-3 text-lg font-semibold">
      <a href={`#${slugOf(name)}`} className="underline-offset-4 hover:underline">
        {name}
      </a>
    </Heading>
  )
}
