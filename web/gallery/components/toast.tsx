import { Button } from '../../src/ui/button.tsx'
import { toast, type ToastTone } from '../../src/ui/toast.ts'
import { Toaster } from '../../src/ui/toaster.tsx'
import type { ShownComponent } from './shown.ts'

const texts: Record<ToastTone, { title: string; description: string }> = {
  plain: { title: 'Grade updated', description: 'Showing skills of grade 7.' },
  right: { title: 'Saved', description: 'Your students see it now.' },
  wrong: { title: 'Not saved', description: 'Check your connection and try again.' },
}

function Shown() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['plain', 'right', 'wrong'] as const).map((tone) => (
        <Button key={tone} variant="outline" onClick={() => toast({ ...texts[tone], tone })}>
          {texts[tone].title}
        </Button>
      ))}
      <Toaster />
    </div>
  )
}

export const toasts: ShownComponent = {
  when: 'Tells in passing what came of something that was asked for. It goes by itself, so nothing that must be read stands in it alone.',
  states: [{ name: 'one at a time, 5 seconds, F8 leads to it', show: () => <Shown /> }],
}
