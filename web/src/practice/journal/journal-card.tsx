import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { journalQuery } from './journal-query.ts'
import { SkillSketch } from '../../ui/skill-sketch/skill-sketch.tsx'

const maxShown = 3

/** The latest drawings of the field journal, with a link to all of them. */
export function JournalCard() {
  const { data, isError } = useQuery(journalQuery)
  const pages = data?.pages
  return (
    <Card as="section" aria-labelledby="journal" padding="none" className="p-5">
      <h2 id="journal" className="text-xl font-bold">
        {t('practice/field-journal')}
      </h2>
      {pages === undefined ? (
        !isError && <Skeleton className="mt-3 h-24" />
      ) : pages.length === 0 ? (
        <p className="mt-1.5 text-ink-soft">{t('practice/master-a-skill-for-a-page')}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{t('practice/pages-so-far', { count: pages.length })}</p>
          <div className="mt-3 grid grid-cols-3 gap-2">
            {pages
              .slice(-maxShown)
              .toReversed()
              .map(({ skill }) => (
                <SkillSketch key={skill.id} skill={skill} className="w-full rounded-md bg-canvas p-1" />
              ))}
          </div>
        </>
      )}
      <ButtonLink href="/practice/overview/journal" variant="outline" wide className="mt-4">
        {t('practice/open-the-journal')}
      </ButtonLink>
    </Card>
  )
}
