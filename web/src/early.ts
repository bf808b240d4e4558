/*
 * Comes long before the rest of the script: what is pressed on a page that the server drew, while nobody hears it yet,
 * is pressed again as soon as somebody does. Links and forms do without.
 */
const pressed: HTMLButtonElement[] = []

function note({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button') pressed.push(button)
}

document.addEventListener('click', note, true)
document.addEventListener(
  'page-hears',
  () => {
    document.removeEventListener('click', note, true)
    for (const button of pressed) if (button.isConnected) button.click()
  },
  { once: true },
)
