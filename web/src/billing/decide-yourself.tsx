import { createAskLink } from '@skills-center/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { MutationError } from '../platform/mutation-error.tsx'

interface DecideYourselfProps {
  readonly title: string
  readonly text: string
  readonly act: string
}

/** For a student who is 18 or older: links directly to the page with prices. */
export function DecideYourself({ title, text, act }: DecideYourselfProps) {
  const opening = useMutation({
    mutationFn: () => call(createAskLink),
    onSuccess: ({ token }) => location.assign(`/family/${token}`),
  })
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <Button
        size="large"
        className="mt-5"
        busy={opening.isPending || opening.isSuccess}
        onClick={() => opening.mutate()}
      >
        {act}
        <ArrowRight aria-hidden className="size-5" />
      </Button>
      <div className="mt-4 empty:hidden">
        <MutationError error={opening.error} />
      </div>
    </Card>
  )
}
