import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { SharedQuestions } from './shared-questions.tsx'

/** Tabs for the teacher's own questions and shared questions. */
export function QuestionLibrary() {
  const [tab, setTab] = useState<'own' | 'shared'>('own')
  return (
    <Card as="section" aria-label={t('questions/questions')} padding="none" className="overflow-hidden">
      <Tabs
        label={t('questions/questions')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'own', label: t('questions/your-questions'), content: <OwnQuestions /> },
          { value: 'shared', label: t('questions/shared-with-you'), content: <SharedQuestions /> },
        ]}
      />
    </Card>
  )
}
