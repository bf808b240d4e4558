import { slugOf } from './slug.ts'

/** A sample's name, which leads to itself so that it can be sent to somebody. */
export function SampleHeading({ as: Heading, name }: { as: 'h2' | 'h3'; name: string }) {
  return (
    <Heading id={slugOf(name)} className="mb-3 text-lg font-semibold">
      <a href={`#${slugOf(name)}`} className="underline-offset-4 hover:underline">
        {name}
      </a>
    </Heading>
  )
}
