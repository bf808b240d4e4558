import type { StuckSkill } from '@skills-center/contract/practice'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'

/** Skills in which more of the same does not help now, and what to do instead. */
export function StuckList({ skills }: { readonly skills: readonly StuckSkill[] }) {
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck" className="text-2xl font-bold">
        Try another way
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">Everybody gets stuck somewhere. A change of plan helps.</p>
      <ul className="flex flex-col gap-4">
        {skills.map(({ skill, prerequisite, advice }) => (
          <Card as="li" key={skill.id} className="border-warm">
            <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">{skill.name}</h3>
            <p className="mt-1 max-w-prose">{advice}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {prerequisite !== null && (
                <ButtonLink href={`/practice/${prerequisite.id}`} variant="outline" className="max-sm:w-full">
                  Practice {prerequisite.name}
                </ButtonLink>
              )}
              <ButtonLink href={`/skills/${skill.id}/modules`} variant="outline" className="max-sm:w-full">
                Read the lesson<span className="sr-only"> of {skill.name}</span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
