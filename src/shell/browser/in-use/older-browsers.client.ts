/** For browsers without `closedby` (Safari before 27.3, Firefox before 141): a click beside a dialog closes it, by script. */
if (!('closedBy' in HTMLDialogElement.prototype)) {
  for (const dialog of document.querySelectorAll('dialog')) {
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    // A selection that is dragged out of the dialog ends in a click on it, too. Heard on the dialog itself, since an iPhone
    // tells of a tap only to what listens for clicks.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && target === pressed) dialog.close();
    });
  }
}
