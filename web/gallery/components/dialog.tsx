import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import type { ShownComponent } from './shown.ts'

function Asked({ title, isDanger }: { title: string; isDanger: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onClick={close}>
              {isDanger ? 'Delete the class' : 'Save'}
            </Button>
          </>
        }
      >
        {isDanger
          ? 'Its students keep their accounts and all that they have learned.'
          : 'Students see the new name the next time they look.'}
      </Dialog>
    </>
  )
}

export const dialog: ShownComponent = {
  when: 'Asks for one thing before anything else goes on. Escape and Close leave everything as it was. What can be undone needs no dialog.',
  states: [
    { name: 'with something to save', show: () => <Asked title="Rename the class" isDanger={false} /> },
    { name: 'before what cannot be undone', show: () => <Asked title="Delete the class" isDanger /> },
  ],
}
