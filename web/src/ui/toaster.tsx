import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { t } from '../language/messages.ts'
import { classNames } from './class-names.ts'
import { dismissToast, toastDuration, toastStore, toastSwipeThreshold, type ToastTone } from './toast.ts'

const edges: Record<ToastTone, string> = {
  plain: 'border-l-action',
  right: 'border-l-correct',
  wrong: 'border-l-incorrect',
}

/** Renders the notifications; F8 moves focus to them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-md border border-l-6 border-line bg-surface p-4 shadow-[0_12px_32px_rgb(9_14_26/0.22)]',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            edges[toast.tone],
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description !== '' && (
              <Radix.Description className="text-[0.94rem] break-words text-ink-soft">
                {toast.description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label={t('ui/dismiss-notification')}
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col gap-2 sm:left-auto sm:w-96 md:bottom-6"
      />
    </Radix.Provider>
  )
}
