import { PageHeading } from '../../ui/page-heading.tsx'

export function Welcome({ username }: { readonly username: string }) {
  return (
    <div>
      <PageHeading title="Dashboard" className="[overflow-wrap:anywhere]">
        Welcome, {username}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-soft">
        Pick a skill, answer a few questions, and watch your mastery move.
      </p>
    </div>
  )
}
