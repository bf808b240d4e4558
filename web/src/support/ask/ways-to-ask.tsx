import type { SupportTopic } from '@skills-center/contract/support'
import { CircleAlert, Eye, KeyRound, MessageCircleQuestion, type LucideIcon } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { topics } from './topics.ts'

const ways: readonly { readonly topic: SupportTopic; readonly icon: LucideIcon }[] = [
  { topic: 'question', icon: CircleAlert },
  { topic: 'help', icon: MessageCircleQuestion },
  { topic: 'privacy', icon: KeyRound },
  { topic: 'accessibility', icon: Eye },
]

/** Buttons that lead down to the form, with its topic selected. */
export function WaysToAsk({ onAsk }: { readonly onAsk: (topic: SupportTopic) => void }) {
  return (
    <ul aria-label={t('support/write-to-us-about')} className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {ways.map(({ topic, icon: Icon }) => (
        <li key={topic}>
          <Button
            variant="outline"
            wide
            className="h-full justify-start text-start"
            onClick={() => onAsk(topic)}
          >
            <Icon aria-hidden className="me-1 size-5 text-math" />
            {topics()[topic].label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
