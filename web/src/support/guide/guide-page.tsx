import { GraduationCap, Printer } from 'lucide-react'
import type { Role } from '@skills-center/contract/ids'
import { useState, type ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { useSession } from '../../platform/session.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { MasteryExplained } from '../what-if/mastery-explained.tsx'
import type { ScreenName } from './chapter.ts'
import { Contents } from './contents.tsx'
import { GuideChapter } from './guide-chapter.tsx'
import { chaptersFor } from './guides.ts'
import { useReadChapters } from './read-chapters.ts'
import './guide-print.css'

const roles = (): readonly { value: Role; label: string }[] => [
  { value: 'student', label: t('support/guide/for-students-tab') },
  { value: 'teacher', label: t('support/guide/for-teachers-tab') },
]

const chapterId = (id: string): string => `chapter-${id}`

interface GuidePageProps {
  /** The product's own components with sample data. */
  readonly screens: Readonly<Record<ScreenName, ReactNode>>
  /** Links to the other languages. */
  readonly languages: ReactNode
}

/** The guide: how to use the product, in short chapters by role, and how mastery is calculated. */
export function GuidePage({ screens, languages }: GuidePageProps) {
  const { user } = useSession()
  const [role, setRole] = useState<Role>(user.role)
  const { read, mark } = useReadChapters(user.id)
  const chapters = chaptersFor(role)

  function finish(at: number) {
    const chapter = chapters[at]
    if (chapter === undefined) return
    mark(chapter.id, true)
    const next = chapters[at + 1]
    const target = document.getElementById(next === undefined ? 'mastery' : chapterId(next.id))
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }
  return (
    <div className="guide">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading title={t('ui/guide')} />
          <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('support/guide/how-everything-works')}</p>
          {languages}
        </div>
        <Button variant="outline" size="small" className="print:hidden" onClick={() => print()}>
          <Printer aria-hidden className="size-4.5" />
          {t('support/guide/print')}
        </Button>
      </div>
      <div className="mt-8 gap-x-12 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <div className="print:hidden">
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <SegmentedControl
              label={t('ui/guide')}
              labelHidden
              value={role}
              options={roles()}
              onChange={setRole}
            />
            <Contents
              entries={[
                ...chapters.map(({ id, title }) => ({
                  href: `#${chapterId(id)}`,
                  title,
                  isRead: read.has(id),
                })),
                { href: '#mastery', title: t('ui/how-your-mastery-is-worked-out'), isRead: null },
              ]}
            />
          </div>
        </div>
        <div className="mt-10 flex min-w-0 flex-col gap-14 lg:mt-0">
          {chapters.map((chapter, index) => (
            <GuideChapter
              key={chapter.id}
              id={chapterId(chapter.id)}
              number={index + 1}
              chapter={chapter}
              screen={chapter.screen === undefined ? null : screens[chapter.screen.name]}
              hasLinks={role === user.role}
              isRead={read.has(chapter.id)}
              isLast={index === chapters.length - 1}
              onFinish={() => finish(index)}
              onUnread={() => mark(chapter.id, false)}
            />
          ))}
          <MasteryExplained />
          <div className="flex flex-wrap items-center gap-4 rounded-lg bg-sunken p-5 print:hidden">
            <GraduationCap aria-hidden className="size-7 shrink-0 text-math" />
            <p className="min-w-0 flex-1 basis-56">{t('support/guide/still-wondering-about-something')}</p>
            <ButtonLink href="/support" variant="outline">
              {t('support/guide/questions-and-answers')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
