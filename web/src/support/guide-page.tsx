import type { Role } from '@skills-center/contract/ids'
import { useState } from 'react'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { guides } from './guide.ts'
import { GuideSteps } from './guide-steps.tsx'
import { MasteryExplained } from './mastery-explained.tsx'

const roles = [
  { value: 'student', label: 'For students' },
  { value: 'teacher', label: 'For teachers' },
] as const

/** How the product is used, by role, and how mastery is worked out. */
export function GuidePage() {
  const { user } = useSession()
  const [role, setRole] = useState<Role>(user.role)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <div>
        <PageHeading title="Guide" />
        <p className="mt-2 text-lg text-ink-soft">How everything works, in a few minutes.</p>
      </div>
      <SegmentedControl label="Guide" labelHidden value={role} options={roles} onChange={setRole} />
      <GuideSteps steps={guides[role]} isOwn={role === user.role} />
      <MasteryExplained />
      <ButtonLink href="/support" variant="outline" className="self-start">
        Questions and answers
      </ButtonLink>
    </div>
  )
}
