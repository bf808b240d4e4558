import type { NamedStudent } from '@skills-center/contract/analytics'
import { listSuggestedGroups, type SuggestedGroup } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { MakeGroup } from './make-group.tsx'
import { counted } from './format.ts'
import { Rich } from '../language/rich.tsx'
import { contentLanguage } from '../language/language.ts'
import { TextButton } from '../ui/text-button.tsx'

/**
 * The answers that put a student into a group. A gap shows in the skills that build on it, so it uses all of the
 * student's answers.
 */
const askedOf = ({ misconception, skill, title }: SuggestedGroup, { id, name }: NamedStudent): AnswersAsked =>
  misconception === null
    ? { title: name, query: { studentId: id } }
    : { title: `${name}: ${title}`, query: { studentId: id, skillId: skill.id, misconception } }

/** Suggests who could work together now, and on what. */
export function GroupsTab({ id }: { readonly id: ClassroomId }) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  const query = useQuery({ ...queryOf(listSuggestedGroups, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('analytics/suggested-groups')}
      intro={t('analytics/students-who-showed-the-same')}
      table="groups"
      query={query}
    >
      {(groups) =>
        groups.length === 0 ? (
          <Card>
            <EmptyState drawing="done" title={t('analytics/no-group-suggests-itself')}>
              {t('analytics/no-two-students-share')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <ul className="grid gap-4 lg:grid-cols-2">
              {groups.map((group) => {
                const { kind, skill, misconception, students, next } = group
                const title = group.title
                return (
                  <Card
                    key={`${kind}/${skill.id}/${title}`}
                    as="li"
                    className="flex flex-col items-start gap-3"
                  >
                    <Badge tone={kind === 'gap' ? 'warm' : 'plain'}>
                      {kind === 'gap' ? t('analytics/same-gap') : t('analytics/same-misconception')}
                    </Badge>
                    <h3
                      lang={kind === 'misconception' ? contentLanguage(skill) : undefined}
                      className="text-xl font-semibold first-letter:uppercase"
                    >
                      {title}
                    </h3>
                    {kind === 'misconception' && (
                      <p lang={contentLanguage(skill)} className="text-ink-soft">
                        {skill.name}
                      </p>
                    )}
                    <p>
                      <span className="font-semibold">{counted(students.length, 'student')}: </span>
                      {students.map((student, index) => (
                        <Fragment key={student.id}>
                          {index > 0 && ' '}
                          {/* No line may start with a comma. */}
                          <span className="inline-block">
                            <TextButton look="inline" onClick={() => setAsked(askedOf(group, student))}>
                              {student.name}
                            </TextButton>
                            {index < students.length - 1 && ','}
                          </span>
                        </Fragment>
                      ))}
                    </p>
                    <p>
                      <span className="font-semibold">{t('analytics/what-to-do-next')} </span>
                      {next}
                    </p>
                    <div className="mt-auto flex flex-wrap items-center gap-3">
                      <MakeGroup id={id} group={group} />
                      {misconception === null ? (
                        <ButtonLink href={`/skills/${skill.id}/modules`} variant="outline" size="small">
                          <Rich
                            id="analytics/open-the-lesson-of-skill"
                            values={{ skill: skill.name }}
                            parts={{ of: <span className="sr-only" /> }}
                          />
                        </ButtonLink>
                      ) : (
                        <Button
                          variant="outline"
                          size="small"
                          aria-label={t('analytics/see-the-answers-behind-title', { title })}
                          onClick={() =>
                            setAsked({
                              title,
                              query: { skillId: skill.id, misconception },
                            })
                          }
                        >
                          {t('analytics/see-the-answers')}
                        </Button>
                      )}
                    </div>
                  </Card>
                )
              })}
            </ul>
            {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
          </>
        )
      }
    </ClassSection>
  )
}
