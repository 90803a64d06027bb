// `command` and `commandfor` open and close dialogs without script in current browsers; this stands in for older ones.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', function (event) {
    var button = event.target.closest('button[commandfor]');
    var dialog = button && document.getElementById(button.getAttribute('commandfor'));
    if (dialog) dialog[button.getAttribute('command') === 'show-modal' ? 'showModal' : 'close']();
  });
}
