import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { SharedQuestions } from './shared-questions.tsx'

/** One’s own questions, and those that others share. */
export function QuestionLibrary() {
  const [tab, setTab] = useState<'own' | 'shared'>('own')
  return (
    <Card as="section" aria-label="Questions" padding="none" className="overflow-hidden">
      <Tabs
        label="Questions"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'own', label: 'Your questions', content: <OwnQuestions /> },
          { value: 'shared', label: 'Shared with you', content: <SharedQuestions /> },
        ]}
      />
    </Card>
  )
}
