// The API's page: Swagger UI without a line of script in the page itself.
const place = document.getElementById("swagger-ui");
window.SwaggerUIBundle({ url: place.dataset.url, domNode: place, deepLinking: true, validatorUrl: null });
