import type { SkillId } from '@skills-center/contract/ids'
import { listProgress } from '@skills-center/contract/progress'
import { listSkillOutlooks, type SkillLesson } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { RequestError } from '../platform/request-error.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { LessonExample } from './lesson-example.tsx'
import { LessonHead } from './lesson-head.tsx'
import { LessonIdea } from './lesson-idea.tsx'
import { LessonMap } from './lesson-map.tsx'
import { LessonMistakes } from './lesson-mistakes.tsx'
import { PracticeLink } from './lesson-practice-link.tsx'
import './print.css'
import { useLesson } from './lesson-query.ts'
import { LessonProgress } from './lesson-progress.tsx'
import { LessonStandards } from './lesson-standards.tsx'
import { LessonExercise } from './lesson-try-it.tsx'
import { ownProgress } from './own-progress.ts'
import { PrintButton } from './print-button.tsx'
import { ContentContext } from '../language/content.ts'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { LessonSection } from './lesson-section.tsx'

/** One skill's lesson, to read before practice and to come back to. */
export function ModulesPage({ skillId }: { readonly skillId: SkillId }) {
  const { lesson, another } = useLesson(skillId)
  if (lesson.data !== undefined) return <Shown lesson={lesson.data} another={another} />
  if (lesson.isPending) return <LessonSkeleton />
  if (lesson.error instanceof RequestError && lesson.error.status === 404) return <NoSuchSkill />
  return (
    <>
      <PageHeading title={t('skills/skill')} />
      <LoadError what={t('skills/this-lesson')} onRetry={() => void lesson.refetch()} />
    </>
  )
}

interface ShownProps {
  readonly lesson: SkillLesson
  readonly another: ReturnType<typeof useLesson>['another']
}

function Shown({ lesson, another }: ShownProps) {
  const { skill } = lesson
  const { user } = useSession()
  const isStudent = user.role === 'student'
  const progress = useQuery({ ...queryOf(listProgress), enabled: isStudent })
  const outlooks = useQuery({ ...queryOf(listSkillOutlooks), enabled: isStudent, staleTime: 0 })
  const { prerequisites, foundations, next } = lesson
  const progressBySkill =
    progress.data === undefined
      ? null
      : ownProgress([skill, ...prerequisites, ...foundations, ...next], progress.data, outlooks.data ?? [])
  return (
    <ContentContext value={skill}>
      <div className="prints flex flex-col gap-6">
        <LessonHead skill={skill} isStudent={isStudent} />
        <LessonIdea idea={lesson.idea} figure={lesson.figure} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] print:grid-cols-1">
          <LessonExample
            example={lesson.workedExample}
            isAsking={another.isPending}
            hasFailed={another.isError}
            onAnother={() => another.mutate()}
          />
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-auto print:row-auto">
            {isStudent && <LessonProgress skill={skill} progress={progress} />}
            <LessonWords words={lesson.words} />
          </div>
          <LessonExercise key={skill.id} skillId={skill.id} />
        </div>
        <LessonMistakes key={`${skill.id} mistakes`} mistakes={lesson.mistakes} />
        <LessonMap lesson={lesson} progressBySkill={progressBySkill} />
        <LessonStandards subject={skill.subject} standards={lesson.standards} />
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {isStudent && <PracticeLink skillId={skill.id} />}
          <ButtonLink href="/grades" variant="outline" size="large" className="max-sm:w-full">
            {t('skills/see-every-skill')}
          </ButtonLink>
          <PrintButton />
        </div>
      </div>
    </ContentContext>
  )
}

function NoSuchSkill() {
  return (
    <>
      <PageHeading title={t('skills/no-such-skill')} />
      <EmptyState
        drawing="lost"
        title={t('skills/no-skill-at-this-address')}
        action={<ButtonLink href="/grades">{t('skills/see-every-skill')}</ButtonLink>}
      >
        {t('skills/name-may-have-changed')}
      </EmptyState>
    </>
  )
}

function LessonSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <LoadingHeading title={t('skills/skill')} />
      <Skeleton className="h-32" />
      <Skeleton className="h-72 rounded-lg" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}

function LessonWords({ words }: Pick<SkillLesson, 'words'>) {
  return (
    <LessonSection id="words" title={t('skills/words-to-know')}>
      <dl className="space-y-3.5">
        {words.map(({ word, meaning }) => (
          <div key={word} className="print:break-inside-avoid">
            <dt className="font-semibold first-letter:uppercase">{word}</dt>
            <dd className="max-w-prose text-ink-soft">
              <RichTextView text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </LessonSection>
  )
}
